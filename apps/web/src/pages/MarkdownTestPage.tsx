import { Input } from 'antd'
import { useState } from 'react'
import { texts } from '../shared/texts/account-texts.ts'
import { Prose } from '../shared/ui/Prose.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = texts.markdownTest

/** A text area with its rendered text below. */
export function MarkdownTestPage() {
  const [text, setText] = useState(words.sample)
  useDocumentTitle(words.title)
  return (
    <div className="stack wide">
      <h1>{words.title}</h1>
      <div className="stack tight">
        <label htmlFor="markdown-input">{words.input}</label>
        <Input.TextArea
          id="markdown-input"
          autoSize={{ minRows: 8, maxRows: 24 }}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <section className="card stack" aria-label={words.preview}>
        <h2>{words.preview}</h2>
        <Prose text={text} />
      </section>
    </div>
  )
}
