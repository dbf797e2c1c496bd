import type { Body } from '../../../../../adapters/http-contract/calls.ts'
import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { Button, Form, InputNumber, Tag } from 'antd'
import { useState } from 'react'
import {
  type LanguageModel,
  modelAbility,
  type ModelAbility,
  type ModelTrial,
} from '../../../../../adapters/http-contract/language-model.ts'
import { formatMoneyExactly } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { FailureNotice, Notice } from '../../shared/ui/Notice.tsx'
import { AdminTable, type Column } from './AdminTable.tsx'
import { SkeletonRows } from './ListCard.tsx'

const model = api.injectEndpoints({
  endpoints: (build) => ({
    viewLanguageModel: build.query(endpoint('GET /admin/languageModel', { read: (answer) => answer.model })),
    testLanguageModel: build.mutation(endpoint('POST /admin/languageModel/test', { read: ({ trial }) => trial })),
    saveModelPrice: build.mutation(
      endpoint('POST /admin/languageModel/price', {
        ask: (body: Body<'POST /admin/languageModel/price'>) => ({ body }),
      }),
    ),
  }),
})

const { useViewLanguageModelQuery, useTestLanguageModelMutation, useSaveModelPriceMutation } = model

const words = texts.languageModel

interface OfModel {
  readonly model: LanguageModel
}

interface Line {
  readonly id: string
  readonly value: string
}

const setUpColumns = (): readonly Column<Line>[] => [
  { title: words.what, cell: ({ id }) => id },
  { title: words.value, cell: ({ value }) => <bdi>{value}</bdi> },
]

function SetUp({ model }: OfModel) {
  const rows: readonly Line[] = [
    { id: words.vendor, value: model.vendor },
    { id: words.model, value: model.model },
    { id: words.server, value: model.host },
    { id: words.where, value: model.isLocal ? words.local : words.elsewhere },
    { id: words.context, value: words.contextTokens(model.contextTokens) },
    { id: words.key, value: words.keySettings(model.keySetting, model.addressSetting) },
  ]
  return <AdminTable label={words.setUp} columns={setUpColumns()} rows={rows} />
}

interface AbilityLine {
  readonly id: ModelAbility
  readonly isThere: boolean
}

const abilityColumns = (): readonly Column<AbilityLine>[] => [
  { title: words.ability, cell: ({ id }) => words.abilities[id].name },
  {
    title: words.here,
    cell: ({ isThere }) => <Tag color={isThere ? 'success' : 'default'}>{isThere ? words.yes : words.no}</Tag>,
  },
  {
    title: words.instead,
    cell: ({ id, isThere }) => (isThere ? <span className="muted">{words.nothing}</span> : words.abilities[id].without),
  },
]

function Abilities({ model }: OfModel) {
  const rows = modelAbility.options.map((id) => ({ id, isThere: model.abilities.includes(id) }))
  return <AdminTable label={words.can} columns={abilityColumns()} rows={rows} />
}

function PriceForm({ model }: OfModel) {
  const [price, setPrice] = useState<{ input: number | null; output: number | null }>(
    model.price ?? { input: null, output: null },
  )
  const [save, { error, isLoading, isSuccess }] = useSaveModelPriceMutation()
  const { input, output } = price
  const isWhole = input !== null && output !== null
  const field = (of: 'input' | 'output') => (
    <Form.Item label={words[of]} htmlFor={`price-${of}`}>
      <InputNumber
        id={`price-${of}`}
        min={0}
        max={100_000}
        value={price[of]}
        onChange={(value) => setPrice({ ...price, [of]: value })}
      />
    </Form.Item>
  )
  return (
    <Form
      layout="vertical"
      onFinish={() => {
        if (isWhole) void save({ model: model.model, input, output })
      }}
    >
      {model.price === null && !isSuccess && <Notice tone="warning">{words.unknownPrice}</Notice>}
      <p className="muted">{words.priceHint}</p>
      {field('input')}
      {field('output')}
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.priceFailed} />}
      <div className="row">
        <Button htmlType="submit" loading={isLoading} disabled={!isWhole}>
          {words.savePrice}
        </Button>
        {isSuccess && <span role="status">{words.priceSaved}</span>}
      </div>
    </Form>
  )
}

function Price({ model }: OfModel) {
  if (model.isPriceAsked) return <PriceForm model={model} />
  if (model.price === null) return null
  return <p>{words.knownPrice(formatMoneyExactly(model.price.input), formatMoneyExactly(model.price.output))}</p>
}

function Trial({ trial }: { readonly trial: ModelTrial }) {
  if (trial.outcome === 'answered')
    return (
      <Notice tone="quiet">
        <bdi>{words.answered(trial.model, trial.milliseconds)}</bdi> {words.used(trial.inputTokens, trial.outputTokens)}
      </Notice>
    )
  return (
    <Notice tone="error" heading={words.failed(trial.milliseconds)}>
      {trial.outage !== null && <p>{texts.writingService.remedies[trial.outage]}</p>}
      <p className="muted" style={{ whiteSpace: 'pre-line' }}>
        {trial.reason}
      </p>
    </Notice>
  )
}

function Test() {
  const [test, { data: trial, error, isLoading }] = useTestLanguageModelMutation()
  return (
    <>
      <p className="muted">{words.testHint}</p>
      <div>
        <Button type="primary" loading={isLoading} onClick={() => void test()}>
          {words.test}
        </Button>
      </div>
      <div role="status">{isLoading && <p className="muted">{words.testing}</p>}</div>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.testFailed} />}
      {trial != null && !isLoading && <Trial trial={trial} />}
    </>
  )
}

function NoModel() {
  return (
    <section className="card stack tight">
      <p>{words.none}</p>
      <p className="muted">{words.noneHint}</p>
    </section>
  )
}

/** The configured language model, with its abilities and costs, and a button that tests it. */
export function LanguageModelCards() {
  const query = useViewLanguageModelQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <LoadState query={query} skeleton={<SkeletonRows count={12} />}>
      {(model) =>
        model === null ? (
          <NoModel />
        ) : (
          <>
            <section className="card stack tight" aria-label={words.test}>
              <h2>{words.test}</h2>
              <Test />
            </section>
            <section className="card stack tight" aria-label={words.setUp}>
              <h2>{words.setUp}</h2>
              <SetUp model={model} />
            </section>
            <section className="card stack tight" aria-label={words.can}>
              <h2>{words.can}</h2>
              <Abilities model={model} />
            </section>
            <section className="card stack tight" aria-label={words.price}>
              <h2>{words.price}</h2>
              <Price model={model} />
            </section>
          </>
        )
      }
    </LoadState>
  )
}
