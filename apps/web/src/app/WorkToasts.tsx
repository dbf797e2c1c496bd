import { notification } from 'antd'
import { useCallback, useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { callApi } from '../shared/call-api.ts'
import { texts } from '../shared/texts/work-texts.ts'
import { usePollWhile } from '../shared/use-poll-while.ts'
import { useWatchedWorkElsewhere, workEnded, type WatchedWork } from '../shared/watched-work.ts'
import { endsOf, type End } from './work-ends.ts'
import { linkOf, sourceOf, type Answers } from './work-outcome.ts'

const words = texts.work

/** In milliseconds. */
const POLL = 5000
/** Seconds for which success messages are shown; failures stay until closed. */
const GOOD_NEWS = 12

function useToasts() {
  const { pathname } = useLocation()
  const [toasts, holder] = notification.useNotification({ placement: 'bottomRight', pauseOnHover: true })
  const shown = useRef<End[]>([])
  const show = useCallback(
    (end: End) => {
      const { key, kind, hasFailed, text, detail } = end
      shown.current.push(end)
      toasts[hasFailed ? 'error' : 'success']({
        key,
        title: text,
        description: detail,
        actions: <Link to={linkOf(end)}>{words.ends[kind].open}</Link>,
        duration: hasFailed ? false : GOOD_NEWS,
        role: 'status',
        closable: { 'aria-label': words.close },
      })
    },
    [toasts],
  )
  // On the page itself there is nothing more to tell.
  useEffect(() => {
    for (const { key, page } of shown.current) if (page === pathname) toasts.destroy(key)
    shown.current = shown.current.filter(({ page }) => page !== pathname)
  }, [pathname, toasts])
  return { show, holder }
}

/** Status of the work watched on other pages, by the calls that return it. */
async function answersFor(work: readonly WatchedWork[]): Promise<ReadonlyMap<string, Answers>> {
  const answers = new Map<string, Answers>()
  for (const path of new Set(work.map(sourceOf))) {
    const result = await callApi({ path })
    if ('data' in result) answers.set(path, result.data as Answers)
    else if (result.error.status === 404) answers.set(path, {})
  }
  return answers
}

/** Announces the end of background work that was seen on another page. */
export function WorkToasts() {
  const dispatch = useDispatch()
  const { pathname } = useLocation()
  const elsewhere = useWatchedWorkElsewhere(pathname)
  const { show, holder } = useToasts()
  const latest = useRef(elsewhere)
  useEffect(() => {
    latest.current = elsewhere
  })
  const check = useCallback(async () => {
    if (document.visibilityState === 'hidden') return
    const answers = await answersFor(latest.current)
    const { ended, ends } = endsOf(latest.current, answers)
    dispatch(workEnded(ended))
    ends.forEach(show)
  }, [dispatch, show])
  usePollWhile(elsewhere.length > 0, POLL, check)
  return holder
}
