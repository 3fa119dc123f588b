import commonEn from '../kit/i18n/common.messages.en.json'
import commonFr from '../kit/i18n/common.messages.fr.json'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import en from './recently-viewed.messages.en.json'
import fr from './recently-viewed.messages.fr.json'

type ClearDialogProps = { id: string; open: boolean; count: number; onClose: () => void; onConfirm: () => void }

/** Asks before the history is cleared (specification §2). */
export function ClearDialog({ id, open, count, onClose, onConfirm }: ClearDialogProps) {
  const t = useMessages('recentlyViewed', en, fr)
  const common = useMessages('common', commonEn, commonFr)
  return (
    <Dialog
      id={id}
      open={open}
      title={t('clearTitle')}
      closeText={common('close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button look="primary" onClick={onConfirm}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p>{t('clearWarning', { count })}</p>
    </Dialog>
  )
}
