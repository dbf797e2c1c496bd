import { Mentions } from 'antd'
import { useState } from 'react'
import { useCurrentUser } from '../../../shared/session.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { useWritingLanguage } from '../../../shared/use-writing-language.ts'
import { toldBy, type Chosen, type Colleague } from '../colleagues.ts'
import { useListColleaguesQuery } from '../endpoints/comment-endpoints.ts'

const words = texts.application.discussion

/** A comment being typed. */
export interface TypedComment {
  readonly text: string
  /** People chosen from the suggestions, now or earlier. */
  readonly chosen: readonly Chosen[]
}

interface CommentBoxProps extends TypedComment {
  readonly label: string
  readonly onText: (text: string) => void
  readonly onChosen: (chosen: readonly Chosen[]) => void
}

const NOBODY: readonly Colleague[] = []

/** Text and recipients for saving a comment. */
export function useComment({ text, chosen }: TypedComment) {
  const { data: colleagues = NOBODY } = useListColleaguesQuery()
  return { text: text.trim(), mentions: toldBy(text, colleagues, chosen).told.map(({ id }) => id) }
}

/** Field for a comment, which names the people to notify before sending. */
export function CommentBox({ label, text, chosen, onText, onChosen }: CommentBoxProps) {
  const { data: colleagues = NOBODY, refetch } = useListColleaguesQuery()
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Mentions
        rows={2}
        lang={useWritingLanguage(text)}
        aria-label={label}
        placeholder={words.hint}
        value={text}
        options={colleagues.map(({ id, name, mention }) => ({ key: id, value: mention, label: name }))}
        onFocus={() => {
          // Somebody may have left since the list was loaded.
          if (!asked) void refetch()
          setAsked(true)
        }}
        onChange={onText}
        onSelect={({ value }) => {
          const colleague = colleagues.find(({ mention }) => mention === value)
          if (!colleague) return
          const { id, name, mention } = colleague
          onChosen([...chosen.filter((other) => other.id !== id), { id, name, mention }])
        }}
      />
      <WhoIsTold text={text} chosen={chosen} colleagues={colleagues} />
    </>
  )
}

function WhoIsTold({ text, chosen, colleagues }: TypedComment & { readonly colleagues: typeof NOBODY }) {
  const { id: ownId } = useCurrentUser()
  const { told, gone, unclear } = toldBy(text, colleagues, chosen)
  const others = told.filter(({ id }) => id !== ownId).map(withAddress)
  return (
    <div className="muted small" role="status" dir="auto">
      {others.length > 0 && <p>{words.willBeTold(others)}</p>}
      {gone.map(({ id, name }) => (
        <p key={id}>{words.wasRemoved(name)}</p>
      ))}
      {unclear.map((name) => (
        <p key={name}>{words.severalNamed(name)}</p>
      ))}
    </div>
  )
}

function withAddress({ name, email }: Colleague): string {
  return name.includes(email) ? name : `${name} (${email})`
}
