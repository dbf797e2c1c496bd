import { Button } from 'antd'
import { useLastPage } from '../../shared/address/use-last-page.ts'
import { formatCount } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/pipeline-texts.ts'
import { PAGE_SIZE, type ApplicationsView } from './use-applications-view.ts'

const words = texts.applications

interface ApplicationPagesProps {
  readonly view: Pick<ApplicationsView, 'page' | 'turnTo'>
  readonly shown: number
  readonly total: number
}

/** Shows the visible applications and their total, with pagination. */
export function ApplicationPages({ view: { page, turnTo }, shown, total }: ApplicationPagesProps) {
  useLastPage(page, PAGE_SIZE, total, (last) => turnTo(last, true))
  const from = (page - 1) * PAGE_SIZE + 1
  const to = from + shown - 1
  return (
    <nav className="row apart" aria-label={words.pages}>
      <p className="muted small" role="status">
        {words.range(formatCount(from), formatCount(to), formatCount(total))}
      </p>
      {total > PAGE_SIZE && (
        <div className="row">
          <Button disabled={page === 1} onClick={() => turnTo(page - 1)}>
            {words.previous}
          </Button>
          <Button disabled={to >= total} onClick={() => turnTo(page + 1)}>
            {words.next}
          </Button>
        </div>
      )}
    </nav>
  )
}
