import { type DialogProps, Modal } from '#app/ui/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { usePhase } from '#app/ui/phase.ts';
import styles from './dialog.module.css';

/** A dialog that comes from below on phones, at most 78 % of the window high, and stands in the middle elsewhere. */
export function Sheet(props: DialogProps) {
  const phase = usePhase(props.isOpen);
  if (phase === 'unmounted') return null;
  return <Modal {...props} phase={phase} shape={styles.sheet} corner={<Close {...props} />} />;
}

function Close({ onClose }: DialogProps) {
  return (
    <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
      <Icon name="close" />
    </button>
  );
}
