import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { foreignOwner } from '../../shared/foreign-owner.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/application-texts.ts'
import { EditableName } from '../../shared/ui/EditableName.tsx'
import { CopyButton } from '../../shared/ui/CopyButton.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { useRenameProposalMutation } from './endpoints.ts'
import styles from './ProposalBar.module.css'
import { QuestionDrawer } from './QuestionDrawer.tsx'
import { countOf } from './review-state.ts'

const words = texts.application

/** Code for the copy is loaded when it is wanted. */
async function copyAll(proposal: Proposal): Promise<boolean> {
  const { copyDocument } = await import('./copy-document.tsx')
  return copyDocument(proposal)
}

function Name({ proposal }: { readonly proposal: Proposal }) {
  const [rename] = useRenameProposalMutation()
  const { id, name } = proposal
  const isOwn = foreignOwner(proposal, useCurrentUser()) === null
  if (!isOwn) return <h1>{name}</h1>
  return (
    <EditableName
      key={id}
      name={name}
      label={texts.proposal.title}
      keptAs={`application-name/${id}`}
      failed={texts.proposal.changeFailed}
      onSave={async (newName) => (await rename({ id, name: newName })).error}
    />
  )
}

function Checked({ questions }: Pick<Proposal, 'questions'>) {
  const checked = countOf('checked', questions)
  return (
    <div className={styles.progress}>
      <strong>{words.checkedOf(checked, questions.length)}</strong>
      <div className={styles.meter} aria-hidden="true">
        <div className={styles.done} style={{ width: `${(100 * checked) / questions.length}%` }} />
      </div>
    </div>
  )
}

/** What stays in sight: the application's name, how much of it is checked, and what can be done with the whole of it. */
export function ProposalBar({ proposal }: { readonly proposal: Proposal }) {
  const { questions, isArchived } = proposal
  const unchecked = questions.length - countOf('checked', questions)
  return (
    <div className={styles.bar}>
      <div className={styles.name}>
        <Name proposal={proposal} />
        {isArchived && <Tag>{texts.common.archived}</Tag>}
      </div>
      {questions.length > 0 && (
        <>
          <Checked questions={questions} />
          <div className={styles.actions}>
            <QuestionDrawer questions={questions} />
            <CopyButton
              label={words.copyAll}
              copy={() => copyAll(proposal)}
              note={unchecked === 0 ? undefined : words.notChecked(unchecked)}
            />
          </div>
        </>
      )}
    </div>
  )
}
