import { texts } from '../../../shared/texts/application-texts.ts'
import { shownKey } from '../../../shared/editor/shown-key.ts'
import { Key } from '../../../shared/ui/Key.tsx'
import { Dialog } from '../../../shared/ui/Dialog.tsx'
import styles from './KeysModal.module.css'

const words = texts.application.keys

const keys = () =>
  [
    ['j', words.next],
    ['k', words.previous],
    ['n', words.nextToDo],
    ['c', words.check],
    ['e', words.edit],
    ['o', words.open],
    [shownKey('Mod-s'), words.save],
    ['/', words.search],
    ['?', words.help],
  ] as const

interface KeysModalProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Keyboard shortcuts of the page. */
export function KeysModal({ isOpen, onClose }: KeysModalProps) {
  return (
    <Dialog open={isOpen} title={words.title} footer={null} onCancel={onClose} destroyOnHidden>
      <dl className={styles.keys}>
        {keys().map(([key, does]) => (
          <div key={key} className={styles.key}>
            <dt>
              <span className="visually-hidden">{key}</span>
              <Key name={key} />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="muted small">{words.hint}</p>
    </Dialog>
  )
}
