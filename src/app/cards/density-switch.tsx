import { useSetAtom } from 'jotai/react';
import { chooseDensityAtom, densityAtom, readDensity } from '#app/state/density.ts';
import { useDeviceValue } from '#app/state/device.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Segmented } from '#app/ui/segmented.tsx';

const segments = [
  { value: 'comfortable', label: 'Comfortable', icon: <Icon name="comfortable" /> },
  { value: 'compact', label: 'Compact', icon: <Icon name="compact" /> },
];

/** How close the cards stand; kept on the device. */
export function DensitySwitch() {
  const density = useDeviceValue(densityAtom, 'comfortable');
  const choose = useSetAtom(chooseDensityAtom);
  return (
    <Segmented
      legend="Density"
      name="density"
      segments={segments}
      value={density}
      onValue={(value) => choose(readDensity(value))}
    />
  );
}
