import { memo } from 'react'
import Markdown, { type Components } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { markPlaceholders } from '../placeholders/mark-placeholders.ts'
import { isIntricateMarkdown } from '../intricate-markdown.ts'
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

/** Signs and beginnings of lines that may mean something in Markdown. */
const MARKED = /[*_~`[\]<>&\\|@\t\r#]|:\/\/|www\.| \n|^ | $|\n |^(?:[-+=]|\d{1,9}[.)])/im

/** The paragraphs of a text that has no marks of Markdown, which most have not: parsing takes much longer. */
function plainParagraphs(text: string): readonly string[] | null {
  return MARKED.test(text) ? null : text.split(/\n{2,}/).filter((paragraph) => paragraph !== '')
}

/** Of what looks like text to be read. */
export const proseClass = styles.prose ?? ''

/** Text to be read, written in Markdown; raw HTML in it is dropped, of images the description is left. */
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
