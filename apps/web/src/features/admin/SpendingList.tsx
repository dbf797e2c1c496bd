import { api } from '../../shared/api.ts'
import { endpoint, pathTo } from '../../shared/endpoint.ts'
import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { AccountSpending, FeatureSpending, Spending } from '../../../../../adapters/http-contract/spending.ts'
import { addressOf } from '../../shared/call-api.ts'
import { formatMonth } from '../../shared/formatting/dates.ts'
import { formatCount, formatMoney, formatShare } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { BarTable } from '../../shared/ui/BarTable.tsx'
import { Cost } from '../../shared/ui/Cost.tsx'
import { EmailAddress } from '../../shared/ui/EmailAddress.tsx'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { AdminTable, type Column } from './AdminTable.tsx'
import { Identifier } from './Identifier.tsx'
import { SkeletonRows } from './ListCard.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import { Pager } from './Pager.tsx'
import { useAddress, withoutUsual } from '../../shared/address/use-address.ts'
import { type ListView, PAGE_SIZE } from './use-list-view.ts'

const spending = api.injectEndpoints({
  endpoints: (build) => ({
    listSpending: build.query(endpoint('GET /admin/spending', { ask: (search: string) => ({ search }) })),
  }),
})

const { useListSpendingQuery } = spending

/** The month shown, and the page of its list. */
interface SpendingView extends ListView {
  /** `YYYY-MM`; empty for the current month. */
  readonly month: string
  readonly showMonth: (month: string) => void
}

const USUAL = { page: '1', month: '' }

function useSpendingView(): SpendingView {
  const { values, page, change } = useAddress<'month'>(USUAL)
  const { month } = values
  const asked = { page: String(page), month, pageSize: String(PAGE_SIZE) }
  return {
    page,
    month,
    sort: '',
    search: '',
    pageSize: PAGE_SIZE,
    query: new URLSearchParams(withoutUsual(asked, USUAL)).toString(),
    show: ({ page: next = 1 }, replaces) => change({ page: String(next) }, replaces),
    showMonth: (to) => change({ month: to, page: '1' }),
  }
}

/** The month that is `count` months later, as `YYYY-MM`. */
function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7)
}

const words = texts.admin.spending
const names = texts.writingService.features

const CENT = 0.01

/** Shows a cost below one cent as such, not as zero. */
function formatCost(amount: number): string {
  return amount > 0 && amount < CENT ? words.lessThan(formatMoney(CENT)) : formatMoney(amount)
}

const cachedShare = (share: number | null) => (share === null ? '–' : formatShare(share))

const sums = <Row extends AccountSpending | FeatureSpending>(): readonly Column<Row>[] => [
  { title: words.cached, isNumber: true, cell: (row) => cachedShare(row.cachedShare) },
  { title: words.searches, isNumber: true, cell: ({ searches }) => formatCount(searches) },
  { title: words.cost, isNumber: true, cell: ({ cost }) => <Cost amount={cost} format={formatCost} /> },
]

type FeatureRow = FeatureSpending & { readonly id: string }

const featureColumns = (): readonly Column<FeatureRow>[] => [
  { title: words.feature, cell: ({ feature }) => names[feature] },
  { title: words.model, cell: ({ model }) => model },
  { title: words.pieces, isNumber: true, cell: ({ pieces }) => formatCount(pieces) },
  ...sums<FeatureRow>(),
]

function featuresOf({ features }: AccountSpending): string {
  return features.map(({ feature, cost }) => `${names[feature]} ${formatCost(cost)}`).join(', ')
}

const accountColumns = (limit: number | null): readonly Column<AccountSpending>[] => [
  {
    title: words.account,
    cell: ({ id, ownerEmail }) => (ownerEmail === null ? <Identifier id={id} /> : <EmailAddress email={ownerEmail} />),
  },
  { title: words.features, cell: featuresOf },
  ...(limit === null || limit === 0
    ? []
    : [{ title: words.ofLimit, isNumber: true, cell: ({ cost }: AccountSpending) => formatShare(cost / limit) }]),
  ...sums<AccountSpending>(),
]

/** The last twelve months as bars; the month's name selects it. */
function Months({ view, month, months }: Pick<Spending, 'month' | 'months'> & { readonly view: SpendingView }) {
  const most = Math.max(...months.map(({ cost }) => cost))
  if (most === 0) return null
  const rows = months.map(({ month: one, cost }) => ({
    key: one,
    label: (
      <button
        type="button"
        className="link-button"
        aria-current={one === month || undefined}
        onClick={() => view.showMonth(one)}
      >
        {formatMonth(one)}
      </button>
    ),
    bars: [{ share: cost / most, tone: one === month ? ('full' as const) : ('soft' as const) }],
    value: <Cost amount={cost} format={formatCost} />,
  }))
  return (
    <section className="card stack" aria-label={words.byMonth}>
      <h2>{words.byMonth}</h2>
      <BarTable label={words.byMonth} columns={[words.month, words.cost]} rows={rows} />
    </section>
  )
}

interface MonthChoiceProps extends Pick<Spending, 'month' | 'isLatest'> {
  readonly view: SpendingView
}

function MonthChoice({ view, month, isLatest }: MonthChoiceProps) {
  return (
    <div className="row">
      <Button
        aria-label={words.earlier}
        icon={<LeftOutlined aria-hidden />}
        onClick={() => view.showMonth(monthAfter(month, -1))}
      />
      <h2>{formatMonth(month)}</h2>
      <Button
        aria-label={words.later}
        icon={<RightOutlined aria-hidden />}
        disabled={isLatest}
        onClick={() => view.showMonth(monthAfter(month, 1))}
      />
    </div>
  )
}

function Sum({ all, limit }: Pick<Spending, 'all' | 'limit'>) {
  return (
    <p>
      <Cost amount={all.cost} say={words.sum} format={formatCost} />{' '}
      {all.cachedShare !== null && <span>{words.cachedOfAll(formatShare(all.cachedShare))}</span>}{' '}
      {limit === null ? words.noLimit : words.limit(formatMoney(limit))}
    </p>
  )
}

/** Costs of a month: by feature and model, and by account. */
export function SpendingList() {
  const view = useSpendingView()
  const query = useListSpendingQuery(view.query)
  return (
    <LoadState query={query} skeleton={<SkeletonRows count={12} />}>
      {({ month, isLatest, limit, months, all, features, accounts, total }) => (
        <>
          <Months view={view} month={month} months={months} />
          <section className="card stack" aria-label={words.byFeature}>
            <div className="row apart">
              <MonthChoice view={view} month={month} isLatest={isLatest} />
              {total > 0 && (
                <Button href={addressOf(pathTo('GET /admin/spending.csv', { search: `month=${month}` }))} download>
                  {words.download}
                </Button>
              )}
            </div>
            <Sum all={all} limit={limit} />
            {features.length > 0 && (
              <AdminTable
                label={words.byFeature}
                columns={featureColumns()}
                rows={features.map((row) => ({ ...row, id: `${row.feature} ${row.model}` }))}
              />
            )}
          </section>
          <section className="card stack" aria-label={words.byAccount}>
            <h2>{words.byAccount}</h2>
            {total === 0 ? (
              <ListEmpty view={view} otherwise={{ title: words.none }} />
            ) : (
              <AdminTable
                label={words.byAccount}
                columns={accountColumns(limit)}
                rows={accounts}
                isBusy={query.isFetching}
              />
            )}
            <Pager view={view} total={total} />
          </section>
        </>
      )}
    </LoadState>
  )
}
