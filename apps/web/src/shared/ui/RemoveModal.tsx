import { useState } from 'react'
import { texts } from '../texts/application-texts.ts'
import { FailureNotice } from './Notice.tsx'
import { Dialog } from './Dialog.tsx'

const words = texts.changing

interface RemoveModalProps {
  readonly isOpen: boolean
  readonly name: string
  /** Things removed with it, such as "3 reports". */
  readonly goes: readonly string[]
  /** Returns the error, if any. */
  readonly onRemove: () => Promise<unknown>
  readonly onClose: () => void
}

/** Confirms a permanent removal and lists its consequences. */
export function RemoveModal({ isOpen, name, goes, onRemove, onClose }: RemoveModalProps) {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error?: unknown }>({ isBusy: false })
  const remove = async () => {
    setState({ isBusy: true })
    setState({ isBusy: false, error: await onRemove() })
  }
  return (
    <Dialog
      open={isOpen}
      title={words.removeTitle(name)}
      okText={words.removeForGood}
      okButtonProps={{ danger: true, loading: state.isBusy }}
      cancelText={texts.common.cancel}
      onOk={() => void remove()}
      onCancel={onClose}
      destroyOnHidden
    >
      <div className="stack tight">
        {state.error !== undefined && <FailureNotice error={state.error} heading={words.removeFailed} />}
        {goes.length > 0 && <p>{words.goesWithIt}</p>}
        {goes.length > 0 && (
          <ul>
            {goes.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        )}
        <p>{words.notBroughtBack}</p>
      </div>
    </Dialog>
  )
}
