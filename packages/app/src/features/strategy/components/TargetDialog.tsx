import type { Target } from '@tavoite/model';
import { Icon, LinkButton, Modal, TargetDetail } from '@tavoite/ui';
import { useAppSelector } from '../../../app/hooks.js';
import { useText } from '../../../i18n/Texts.js';
import { selectMappedViews } from '../../settings/selectors.js';
import { targetDetailLabels } from '../labels.js';

export interface TargetDialogProps {
  open: boolean;
  /** null while it is being loaded. */
  target: Target | null;
  onClose: () => void;
}

/** Everything about one target, over the strategy screen. */
const TargetDialog = ({ open, target, onClose }: TargetDialogProps) => {
  const { text } = useText();
  const locale = useAppSelector((state) => state.preferences.language);
  const { pathOfTitle } = useAppSelector(selectMappedViews);
  const graphPath = pathOfTitle(target?.link_tag ?? null);
  return (
    <Modal
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={target?.title ?? text('loading-target')}
      closeLabel={text('close')}
      size="target"
      footer={
        graphPath ? (
          <LinkButton href={graphPath} icon={<Icon name="chart-line" size="sm" />}>
            {text('open-graph')}
          </LinkButton>
        ) : undefined
      }
    >
      <TargetDetail target={target} locale={locale} labels={targetDetailLabels(text)} />
    </Modal>
  );
};

export default TargetDialog;
