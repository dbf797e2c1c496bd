import { Button, Input } from 'antd'
import { useState } from 'react'
import { copyText } from '../clipboard.ts'
import { formatDate } from '../formatting/dates.ts'
import { CopyButton } from './CopyButton.tsx'
import { Dialog } from './Dialog.tsx'
import { FailureNotice } from './Notice.tsx'
import { SkeletonLines } from './Skeletons.tsx'

interface HandedLinkWords {
  readonly open: string
  readonly openOf: (email: string) => string
  readonly title: (email: string) => string
  readonly label: string
  readonly hint: (until: string) => string
  readonly copy: string
  readonly failed: string
}

interface HandedLinkProps {
  readonly email: string
  readonly words: HandedLinkWords
  readonly made: {
    readonly data?: { readonly link: string; readonly validUntil: string } | undefined
    readonly error?: unknown
  }
  readonly onMake: () => void
  readonly onForget: () => void
}

/** A button that makes a link and shows it once, for whoever hands it on themselves. */
export function HandedLink({ email, words, made: { data, error }, onMake, onForget }: HandedLinkProps) {
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    setIsOpen(true)
    onMake()
  }
  return (
    <>
      <Button type="text" size="small" aria-label={words.openOf(email)} onClick={open}>
        {words.open}
      </Button>
      <Dialog
        open={isOpen}
        title={words.title(email)}
        footer={null}
        onCancel={() => setIsOpen(false)}
        afterClose={onForget}
        destroyOnHidden
      >
        {error !== undefined && <FailureNotice error={error} heading={words.failed} />}
        {error === undefined && data === undefined && <SkeletonLines count={2} height={32} />}
        {data !== undefined && (
          <div className="stack">
            <Input aria-label={words.label} readOnly value={data.link} onFocus={(event) => event.target.select()} />
            <p className="muted">{words.hint(formatDate(data.validUntil))}</p>
            <div>
              <CopyButton label={words.copy} copy={() => copyText(data.link)} isPrimary />
            </div>
          </div>
        )}
      </Dialog>
    </>
  )
}
