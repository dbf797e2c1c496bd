import { memo } from 'react'
import Markdown, { type Components } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { markPlaceholders } from '../placeholders/mark-placeholders.ts'
import { isIntricateMarkdown } from '../../../../../core/shared/intricate-markdown.ts'
import styles from './Prose.module.css'
import { TextBlock } from './TextBlock.tsx'

const components: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  ),
  // An address that somebody else chose would be fetched by whoever reads the text.
  img: ({ alt }) => alt,
}

/** Characters and starts of lines that may have a meaning in Markdown. */
const MARKED = /[*_~`[\]<>&\\|@\t\r#]|:\/\/|www\.| \n|^ | $|\n |^(?:[-+=]|\d{1,9}[.)])/im

/** The paragraphs of a text without Markdown, or null. Most answers are such texts, and parsing takes much longer. */
function plainParagraphs(text: string): readonly string[] | null {
  return MARKED.test(text) ? null : text.split(/\n{2,}/).filter((paragraph) => paragraph !== '')
}

/** Class name for running text. */
export const proseClass = styles.prose ?? ''

/** Rendered Markdown without raw HTML; images are replaced by their descriptions. */
export const Prose = memo(function Prose({ text }: { readonly text: string }) {
  const paragraphs = plainParagraphs(text)
  if (paragraphs !== null)
    return (
      <TextBlock as="div" className={proseClass} text={text}>
        {paragraphs.map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </TextBlock>
    )
  if (isIntricateMarkdown(text)) return <TextBlock as="div" className={`${proseClass} ${styles.plain}`} text={text} />
  return (
    <TextBlock as="div" className={proseClass} text={text}>
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeSanitize, markPlaceholders]}
        components={components}
        skipHtml
      >
        {text}
      </Markdown>
    </TextBlock>
  )
})
