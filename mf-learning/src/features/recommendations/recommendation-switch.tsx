import { useMutation } from '@futurelab/platform/query';
import { toastError } from '@futurelab/platform/toast';
import { Checkbox } from '@futurelab/platform/ui';
import { useState } from 'react';
import { recommendationSettingsMutation } from '../../queries/recommendations';

/** Switches recommendations off or on. */
export function RecommendationSwitch({ enabled }: { enabled: boolean }) {
  const setting = useMutation({
    ...recommendationSettingsMutation,
    onError: (error) =>
      toastError(enabled ? 'Recommendations are still on' : 'Recommendations are still off', error),
  });
  // Shown with the press itself: a controlled box would go back until the request is under way.
  const [wanted, setWanted] = useState<boolean | null>(null);
  return (
    <Checkbox
      label="Show recommendations"
      hint="When this is off, you won’t see recommendations anywhere."
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
