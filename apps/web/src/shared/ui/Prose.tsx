import { memo } from 'react'
import Markdown, { type Components } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import styles from './Prose.module.css'

const components: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  ),
}

/** Of what looks like text to be read. */
export const proseClass = styles.prose ?? ''

/** Text to be read, written in Markdown; raw HTML in it is dropped. */
export const Prose = memo(function Prose({ text }: { readonly text: string }) {
  return (
    <div className={proseClass}>
      <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeSanitize]} components={components} skipHtml>
        {text}
      </Markdown>
    </div>
  )
})
