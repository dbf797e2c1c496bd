import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { copyText } from '../../shared/clipboard.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import styles from './Identifier.module.css'

const words = texts.admin

/** Milliseconds for which the confirmation of copying is shown. */
const CONFIRMED_FOR = 2000

/** An identifier that can be copied, with an optional link. */
export function Identifier({ id, to }: { readonly id: string; readonly to?: string }): ReactNode {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = window.setTimeout(() => setIsCopied(false), CONFIRMED_FOR)
    return () => window.clearTimeout(timer)
  }, [isCopied])
  return (
    <span className={styles.identifier}>
      {to === undefined ? <code>{id}</code> : <Link to={to}>{<code>{id}</code>}</Link>}
      <button
        type="button"
        className={styles.copy}
        aria-label={isCopied ? texts.common.copied : words.copyId(id)}
        title={isCopied ? texts.common.copied : texts.common.copy}
        onClick={() => void copyText(id).then(setIsCopied)}
      >
        {isCopied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
      </button>
    </span>
  )
}
