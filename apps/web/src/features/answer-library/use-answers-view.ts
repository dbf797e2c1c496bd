import { useSearchParams } from 'react-router-dom'
import type { AnswersView } from './endpoints.ts'

interface Shown extends AnswersView {
  /** The open answer; null if there is none. */
  readonly opened: string | null
}

const USUAL = { search: '', state: 'kept', page: '1', answer: '' }

/** Keeps the view in the address, without defaults, so that people can share it. */
export function useAnswersView() {
  const [params, setParams] = useSearchParams()
  const read = (name: keyof typeof USUAL) => params.get(name) ?? USUAL[name]
  const view: Shown = {
    search: read('search'),
    state: read('state') === 'retired' ? 'retired' : 'kept',
    page: Math.max(1, Math.trunc(Number(read('page'))) || 1),
    opened: read('answer') || null,
  }
  const show = (change: Partial<Record<keyof typeof USUAL, string>>, replace = false) => {
    const wanted = { ...USUAL, ...Object.fromEntries(new URLSearchParams(window.location.search)), ...change }
    const changed = Object.entries(wanted).filter(([name, value]) => value !== USUAL[name as keyof typeof USUAL])
    setParams(Object.fromEntries(changed), { replace })
  }
  return { view, show }
}

export type ShowAnswers = ReturnType<typeof useAnswersView>['show']
