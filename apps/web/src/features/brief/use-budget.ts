import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Budget } from '../../../../../adapters/http-contract/brief.ts'
import { isApiFailure } from '../../shared/api-failure.ts'
import { useAccountLanguage } from '../../shared/use-account-language.ts'
import { useKeys } from '../../shared/use-keys.ts'
import { draftOf, linesOf, type BudgetDraft } from './budget-draft.ts'
import { useChangeBriefMutation } from './endpoints.ts'

/** Milliseconds after the last change. */
const SAVE_AFTER = 800
const CONFLICT = 409

export type BudgetStatus = 'unchanged' | 'changed' | 'saving' | 'saved' | 'failed' | 'conflict'

export interface EditedBudget {
  readonly draft: BudgetDraft
  /** Language in which its amounts are parsed. */
  readonly language: string
  readonly status: BudgetStatus
  readonly error: unknown
  readonly change: (draft: BudgetDraft) => void
  /** Overwrites changes that others saved meanwhile; also adopts a proposal. */
  readonly save: () => void
  /** Shows the server's version. */
  readonly discard: () => void
}

const isSettled = (status: BudgetStatus) => status === 'unchanged' || status === 'saved'

/** A budget being edited, saved automatically some time after the last change. */
export function useBudget(projectId: string, budget: Budget): EditedBudget {
  const version = budget.state?.version ?? 0
  const [draft, setDraft] = useState(() => draftOf(budget))
  const [status, setStatus] = useState<BudgetStatus>('unchanged')
  const [send, { error }] = useChangeBriefMutation()
  const basedOn = useRef(version)
  const newest = useRef(draft)
  const underWay = useRef<BudgetDraft | null>(null)
  const hasLeft = useRef(false)
  newest.current = draft
  const language = useAccountLanguage()

  const save = async (from = basedOn.current) => {
    const sent = newest.current
    const lines = linesOf(sent, language)
    if (lines === null) return
    underWay.current = sent
    setStatus('saving')
    const answer = await send({ projectId, changes: { budget: { lines, currency: sent.currency, basedOn: from } } })
    if (answer.data === undefined) return setStatus(isConflict(answer.error) ? 'conflict' : 'failed')
    basedOn.current = answer.data.budget.state?.version ?? 0
    setStatus(newest.current === sent ? 'saved' : 'changed')
    if (hasLeft.current && newest.current !== sent) void save()
  }
  const show = () => {
    basedOn.current = version
    setDraft(draftOf(budget))
    setStatus('unchanged')
  }

  useEffect(() => {
    if (version > basedOn.current && isSettled(status)) show()
  }, [version, status])
  useEffect(() => {
    if (status !== 'changed') return
    const timer = window.setTimeout(() => void save(), SAVE_AFTER)
    return () => window.clearTimeout(timer)
  }, [draft, status])
  const saveNow = () => {
    if (status === 'changed') void save()
  }
  useKeys(status === 'unchanged' ? {} : { 'Command+s': saveNow })
  useLeaving(() => {
    if (status === 'changed' && underWay.current !== newest.current) void save()
  }, hasLeft)

  const change = (changed: BudgetDraft) => {
    setDraft(changed)
    setStatus((before) => (before === 'saving' || before === 'conflict' ? before : 'changed'))
  }
  return { draft, language, status, error, change, save: () => void save(version), discard: show }
}

/** Saves at once when the page is hidden, left or closed, and when the budget leaves the screen. */
function useLeaving(save: () => void, hasLeft: RefObject<boolean>) {
  const newest = useRef(save)
  newest.current = save
  useEffect(() => {
    const leave = () => newest.current()
    const hide = () => document.visibilityState === 'hidden' && leave()
    hasLeft.current = false
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      hasLeft.current = true
      leave()
    }
  }, [])
}

const isConflict = (error: unknown) => isApiFailure(error) && error.status === CONFLICT
