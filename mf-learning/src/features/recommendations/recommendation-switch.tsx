import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Checkbox } from '@futurelab/platform/ui';
import { useState } from 'react';
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
  // Shown with the press itself: a controlled box would go back until the request is under way.
  const [wanted, setWanted] = useState<boolean | null>(null);
  return (
    <Checkbox
      label="Recommend things to me"
      hint="While this is off, nothing is chosen for you, here or anywhere else."
      checked={wanted ?? enabled}
      aria-busy={wanted !== null}
      onChange={({ currentTarget: { checked } }) => {
        if (wanted !== null) return;
        setWanted(checked);
        setting.mutate(checked, { onSettled: () => setWanted(null) });
      }}
    />
  );
}
