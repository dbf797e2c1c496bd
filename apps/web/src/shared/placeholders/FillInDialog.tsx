import { Button } from 'antd'
import {
  fillPlaceholders,
  nameOfPlaceholder,
  placeholdersIn,
  withoutPlaceholders,
  type Placeholder,
} from '../../../../../core/languages/placeholders.ts'
import { useEditTextMutation } from '../editor/text-endpoints.ts'
import { useSavedInput } from '../saved-input.ts'
import { useCurrentUser } from '../session.ts'
import { texts as tree } from '../texts/editing-texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { FailureNotice } from '../ui/Notice.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { Fill, TextToGive } from './text-to-give.ts'
import type { ProfileFact } from '../../../../../adapters/http-contract/profile.ts'
import { callApi } from '../call-api.ts'
import { pathTo } from '../endpoint.ts'

/** People in the profile, with the fact for their role. */
const PEOPLE = [
  ['signatoryName', 'signatoryRole'],
  ['contactName', 'contactRole'],
] as const

const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** Confirms a person's role if the profile names the person but not the role. */
async function keepRole(name: string, role: string): Promise<void> {
  const answer = await callApi({ method: 'GET', path: pathTo('GET /account/profile') })
  if (!('data' in answer)) return
  const { facts } = answer.data as { readonly facts: readonly ProfileFact[] }
  const confirmed = (key: string) => facts.find((fact) => fact.key === key && fact.state === 'confirmed')?.value ?? null
  const key = PEOPLE.find(([person, its]) => {
    const named = confirmed(person)
    return named !== null && plain(named) === plain(name) && confirmed(its) === null
  })?.[1]
  if (key === undefined) return
  const body = { value: role, state: 'confirmed', validUntil: null }
  await callApi({ method: 'POST', path: pathTo('POST /account/profile/:key', { params: { key } }), body })
}

const words = tree.editing.placeholders
const LONGEST = 300

interface FillInDialogProps {
  readonly texts: readonly TextToGive[]
  /** Receives the function that fills in the texts; null if the user cancels. */
  readonly onEnd: (fill: Fill | null) => void
}

/** Each placeholder once, in the order of the texts. */
function askedIn(texts: readonly TextToGive[]): readonly Placeholder[] {
  const found = texts.flatMap(({ text }) => placeholdersIn(text))
  return found.filter((one, at) => found.findIndex(({ label }) => label === one.label) === at)
}

/** The line above the placeholder of a role: the name of who signs. */
function nameAbove(role: string, texts: readonly TextToGive[], told: (label: string) => string | null): string {
  for (const { text } of texts) {
    const filled = fillPlaceholders(text, ({ label }) => (label === role ? null : told(label)))
    const place = placeholdersIn(filled).find(({ label }) => label === role)
    const above =
      filled
        .slice(0, place?.start ?? 0)
        .trimEnd()
        .split('\n')
        .at(-1) ?? ''
    if (place !== undefined) return above.replace(/\\/g, '').trim()
  }
  return ''
}

/** Asks for each placeholder once and saves the values in the texts. */
export function FillInDialog({ texts, onEnd }: FillInDialogProps) {
  const asked = askedIn(texts)
  const user = useCurrentUser()
  const [edit, { error, isLoading }] = useEditTextMutation()
  const [typed, setTyped, forget] = useSavedInput<Readonly<Record<string, string>>>('fill-in', {})
  const told = (label: string) => typed[label]?.trim() || null
  const fill: Fill = (text) => fillPlaceholders(text, ({ label }) => told(label))
  const end = (filled: Fill) => {
    forget()
    onEnd(filled)
  }
  const save = async () => {
    for (const { owner, text, version } of texts) {
      const filled = fill(text)
      if (filled !== text && (await edit({ owner, text: filled, basedOn: version })).error !== undefined) return
    }
    const role = asked.find(({ fields: [first, second] }) => first === 'role' && second === undefined)
    const value = role && told(role.label)
    if (value) void keepRole(nameAbove(role.label, texts, told) || `${user.firstName} ${user.lastName}`, value)
    end((text) => withoutPlaceholders(fill(text)))
  }
  return (
    <Dialog
      open
      title={words.title}
      onCancel={() => onEnd(null)}
      footer={
        <>
          <Button onClick={() => end(withoutPlaceholders)}>{words.leaveOut}</Button>
          <Button
            type="primary"
            loading={isLoading}
            disabled={!asked.some(({ label }) => told(label))}
            onClick={() => void save()}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <p className="muted">{words.hint}</p>
        {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
        {asked.map(({ label }) => (
          <TextField
            key={label}
            label={nameOfPlaceholder(label)}
            value={typed[label] ?? ''}
            maxLength={LONGEST}
            onChange={(value) => setTyped({ ...typed, [label]: value })}
          />
        ))}
        <input type="submit" hidden />
      </form>
    </Dialog>
  )
}
