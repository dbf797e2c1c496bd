import { FileTextOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { foreignOwner } from '../../../shared/foreign-owner.ts'
import type { Fill } from '../../../shared/placeholders/text-to-give.ts'
import { usePlaceholders } from '../../../shared/placeholders/use-placeholders.tsx'
import { runtimeConfig } from '../../../shared/runtime-config.ts'
import { useCurrentUser } from '../../../shared/session.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { useMedia } from '../../../shared/theme/use-media.ts'
import { CopyButton } from '../../../shared/ui/CopyButton.tsx'
import { SkeletonLines } from '../../../shared/ui/Skeletons.tsx'
import { Together } from '../../../shared/ui/Together.tsx'
import { useWritingModel } from '../../../shared/writing-service/account-settings.ts'
import { answersToCheck, openPlaces } from '../answers-to-check.ts'
import { ChooseDrafts } from '../ChooseDrafts.tsx'
import { CoordinatorPanel } from '../chat/CoordinatorPanel.tsx'
import { DownloadButton } from '../papers/DownloadButton.tsx'
import { FilledFormButton } from '../papers/FilledFormButton.tsx'
import { FormDoubt } from '../form-beside/FormDoubt.tsx'
import { FormItems } from '../form-beside/FormItems.tsx'
import type { useFormBeside } from '../form-beside/use-form-beside.ts'
import { FormTermsPanel } from '../FormTermsPanel.tsx'
import { GapList } from '../gaps/GapList.tsx'
import { useJump } from '../list/use-question-in-address.ts'
import { isDrafted, isInProgress, isUndrafted } from '../proposal-state.ts'
import { ProofreadingPanel } from '../proofreading/ProofreadingPanel.tsx'
import { countOf } from '../review-state.ts'
import { textsToGive, withFilled } from '../gaps/texts-to-give.ts'
import { Subtitle } from '../header/Subtitle.tsx'
import { AboutApplication } from './AboutApplication.tsx'
import { ProgressBars } from './ProgressBars.tsx'
import styles from './TodoPanel.module.css'
import { LeadTo, type Todo } from './use-todo.ts'

const words = texts.application

/** Loaded with the panel, which shows it where no form is open beside. */
export { FormDoubt }

interface TodoPanelProps {
  readonly proposal: Proposal
  readonly todo: Todo
  /** The form beside the application; null without a form. */
  readonly beside: ReturnType<typeof useFormBeside> | null
}

type EntriesProps = Omit<TodoPanelProps, 'todo'>

/** Loads the copy code on demand. */
async function copyAll(proposal: Proposal, fill: Fill): Promise<boolean> {
  const { copyDocument } = await import('../papers/copy-document.tsx')
  return copyDocument(withFilled(proposal, fill))
}

/** Shows the writer of the account's texts. */
function Writer({ owner }: { readonly owner: string | null }) {
  const model = useWritingModel(owner)
  if (model === undefined) return null
  const builtIn = runtimeConfig.languageModel === null ? texts.proposal.noLanguageModel : texts.proposal.documentsStay
  return <p className="muted small">{model === null ? builtIn : texts.proposal.draftedByModel(model)}</p>
}

/** Views and downloads of the whole application. */
function TakeAlong({ proposal, beside }: EntriesProps) {
  const isOwn = foreignOwner(proposal, useCurrentUser()) === null
  const { questions } = proposal
  const unchecked = questions.length - countOf('checked', questions)
  const before = answersToCheck(questions)
  const places = openPlaces(questions)
  const first = usePlaceholders({ texts: () => textsToGive(proposal), mayChange: isOwn })
  const note = [before, unchecked === 0 ? '' : words.notChecked(unchecked)].filter(Boolean).join('. ')
  if (beside === null && questions.length === 0) return null
  return (
    <section className={styles.section} aria-label={words.takeAlong}>
      <h3>{words.takeAlong}</h3>
      {places > 0 && <p className={styles.places}>{words.placesToCheck(places)}</p>}
      <div className={styles.actions}>
        {beside !== null && (
          <Button
            type="text"
            icon={<FileTextOutlined aria-hidden />}
            title={words.formBesideHint}
            aria-expanded={beside.isOpen}
            onClick={beside.toggle}
          >
            {words.formBeside}
          </Button>
        )}
        {questions.length > 0 && (
          <>
            {beside !== null && <FilledFormButton proposal={proposal} onShow={beside.show} />}
            <CopyButton
              label={words.copyAll}
              copy={(fill) => copyAll(proposal, fill)}
              first={first}
              note={note}
              before={before}
            />
            <DownloadButton proposal={proposal} note={note} before={before} isOwn={isOwn} />
          </>
        )}
      </div>
    </section>
  )
}

/** Whether the first answers are being drafted: the entries come together after them. */
function useFirstDrafts({ questions, processingStatus }: Proposal): boolean {
  const isDrafting = isInProgress(processingStatus)
  const [isFirst, setIsFirst] = useState(isDrafting && questions.every(({ answer }) => answer === null))
  if (isFirst && !isDrafting) setIsFirst(false)
  return isFirst && isDrafting
}

function Entries({ proposal, beside, isTooEarly }: EntriesProps & { readonly isTooEarly: boolean }) {
  const owner = foreignOwner(proposal, useCurrentUser())
  const isOwn = owner === null
  const { questions, items, formFileName } = proposal
  const show = beside?.show ?? (() => undefined)
  return (
    <div className={styles.entries}>
      {/* Beside the form, where that is shown. */}
      {isOwn && beside?.isOpen !== true && <FormDoubt proposal={proposal} onShow={() => show(null)} />}
      {isTooEarly ? (
        <>
          <Subtitle proposal={proposal} />
          <p className="muted">{words.todoLater}</p>
        </>
      ) : (
        <>
          {isOwn && !isInProgress(proposal.processingStatus) && questions.some(isUndrafted) && (
            <ChooseDrafts proposal={proposal} />
          )}
          {isOwn && questions.length > 0 && <GapList proposal={proposal} />}
          {isOwn && isDrafted(proposal) && <ProofreadingPanel proposal={proposal} />}
          {items.length > 0 && <FormItems proposal={proposal} isReadOnly={!isOwn} onShow={show} />}
          {isOwn && formFileName !== null && questions.length > 0 && <FormTermsPanel proposal={proposal} />}
          <ProgressBars questions={questions} />
          <AboutApplication proposal={proposal} />
          <TakeAlong proposal={proposal} beside={beside} />
        </>
      )}
      <Writer owner={owner} />
      <CoordinatorPanel proposal={proposal} />
    </div>
  )
}

/** All actions on the whole application: beside it, or in a sheet above it if there is no space. */
export function TodoPanel({ todo, ...entries }: TodoPanelProps) {
  const isPhone = useMedia('(max-width: 575px)')
  const jump = useJump()
  const isTooEarly = useFirstDrafts(entries.proposal)
  const [target, setTarget] = useState<string | null>(null)
  const leaveFor = (questionId: string) => {
    setTarget(questionId)
    todo.toggle()
  }
  // Not earlier: a sheet returns the focus to its button when it closes.
  const onMoved = (isOpen: boolean) => {
    if (!isOpen && target !== null) jump(target)
    setTarget(null)
  }
  return (
    <LeadTo value={todo.isSheet ? leaveFor : jump}>
      {/* Also while it is hidden, so that cards know what is suggested for them. */}
      <aside className={styles.panel} hidden={!todo.isBeside} aria-label={words.todo} data-screen-only>
        <h2 className={styles.title}>{words.todo}</h2>
        {/* All at once, and the page does not wait for it. */}
        {!todo.isSheet && (
          <Together key={String(isTooEarly)} skeleton={<SkeletonLines count={6} />}>
            <Entries {...entries} isTooEarly={isTooEarly} />
          </Together>
        )}
      </aside>
      <Drawer
        open={todo.isSheet}
        title={words.todo}
        placement={isPhone ? 'bottom' : 'right'}
        size={isPhone ? '88%' : 'default'}
        closable={{ 'aria-label': texts.common.close }}
        onClose={todo.toggle}
        afterOpenChange={onMoved}
        destroyOnHidden
      >
        {todo.isSheet && <Entries {...entries} isTooEarly={isTooEarly} />}
      </Drawer>
    </LeadTo>
  )
}
