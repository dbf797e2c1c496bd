import { Button } from 'antd'
import { texts } from '../../shared/texts/account-texts.ts'
import { copyText } from '../../shared/clipboard.ts'
import { CopyButton } from '../../shared/ui/CopyButton.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import styles from './SecondFactor.module.css'

const words = texts.secondFactor

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** Shown once, because the server only keeps hashes. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`
  return (
    <>
      <Notice tone="warning">
        <span>{words.keepCodes}</span>
      </Notice>
      <ul className={styles.codes} aria-label={words.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <CopyButton label={words.copyCodes} accessibleName={words.copyCodes} copy={() => copyText(text)} />
        <Button href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={words.fileName}>
          {words.download}
        </Button>
        <Button type="primary" onClick={onKept}>
          {words.kept}
        </Button>
      </div>
    </>
  )
}
