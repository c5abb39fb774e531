import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Checkbox } from '@futurelab/platform/ui';
import { recommendationSettingsMutation } from '../../queries/recommendations';

/** Switches recommendations off or on. */
export function RecommendationSwitch({ enabled }: { enabled: boolean }) {
  const setting = useMutation({
    ...recommendationSettingsMutation,
    onError: () =>
      toast({
        variant: 'error',
        title: enabled ? 'Recommendations are still on' : 'Recommendations are still off',
        description: 'The connection may have dropped. Try again.',
      }),
  });
  const checked = setting.isPending ? setting.variables : enabled;
  return (
    <Checkbox
      label="Recommend things to me"
      hint="While this is off, nothing is chosen for you, here or anywhere else."
      checked={checked}
      aria-busy={setting.isPending}
      onChange={({ currentTarget: { checked: wanted } }) => {
        if (!setting.isPending) setting.mutate(wanted);
      }}
    />
  );
}
