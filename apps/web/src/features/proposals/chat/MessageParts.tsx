import type { ReactNode } from 'react'
import { texts } from '../../../shared/texts/proposal-texts.ts'
import { Cost } from '../../../shared/ui/Cost.tsx'
import { partsOf, resultOf, textIn, type MessagePart } from './message-parts.ts'
import styles from './MessageParts.module.css'

const words = texts.proposal

interface CollapsibleProps {
  readonly title: string
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** Optional details. */
function Collapsible({ title, note = false, children }: CollapsibleProps) {
  return (
    <details className={styles.folded}>
      <summary>
        {title} {note !== false && <span className="muted small">{note}</span>}
      </summary>
      {children}
    </details>
  )
}

function Raw({ value }: { readonly value: unknown }) {
  return <pre className={styles.raw}>{JSON.stringify(value ?? null, null, 2)}</pre>
}

function ToolResult({ part }: { readonly part: MessagePart }) {
  const { isSuccess, text, cost, sourceFiles } = resultOf(part)
  return (
    <Collapsible title={isSuccess ? words.toolResult : words.toolFailed} note={cost !== null && <Cost amount={cost} />}>
      {text === '' ? (
        <Raw value={part['content']} />
      ) : (
        <p className={styles.words} dir="auto">
          {text}
        </p>
      )}
      {sourceFiles.length > 0 && <p className="muted small">{words.resultSources(sourceFiles.join(', '))}</p>}
    </Collapsible>
  )
}

function Material({ part }: { readonly part: MessagePart }) {
  const title = typeof part['title'] === 'string' ? part['title'] : part.type
  const text = textIn({ ...part, title: null })
  return (
    <Collapsible title={words.material(title)}>
      {text === '' ? (
        <Raw value={part} />
      ) : (
        <p className={styles.words} dir="auto">
          {text}
        </p>
      )}
    </Collapsible>
  )
}

function Part({ part }: { readonly part: MessagePart }) {
  switch (part.type) {
    case 'text':
      return <p className={styles.words}>{String(part['text'] ?? '')}</p>
    case 'thinking':
      return (
        <Collapsible title={words.thinking}>
          <p className={styles.thought}>{String(part['thinking'] ?? part['text'] ?? '')}</p>
        </Collapsible>
      )
    case 'tool_use':
      return (
        <Collapsible title={words.toolUse(String(part['name'] ?? ''))}>
          <Raw value={part['input']} />
        </Collapsible>
      )
    case 'tool_result':
      return <ToolResult part={part} />
    case 'document':
    case 'search_result':
      return <Material part={part} />
    default:
      return (
        <Collapsible title={part.type}>
          <Raw value={part} />
        </Collapsible>
      )
  }
}

interface MessagePartsProps {
  readonly role: string
  readonly note?: ReactNode
  readonly content: unknown
}

/** A message to or from a language model, or of the coordinator: its author and parts. */
export function MessageParts({ role, note, content }: MessagePartsProps) {
  return (
    <li className={styles.message}>
      <p className="muted small">
        {role}
        {note !== undefined && <> · {note}</>}
      </p>
      {partsOf(content).map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </li>
  )
}
