import { Form } from 'antd'
import type { BoardPlace } from '../../../../../adapters/http-contract/taskboard.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { Select } from '../../shared/ui/Select.tsx'

const words = texts.taskBoard

interface PlaceSelectProps {
  readonly id: string
  readonly texts: {
    readonly label: string
    readonly placeholder: string
    readonly none: string
    readonly failed: string
    readonly hint?: string
  }
  readonly query: {
    readonly currentData?: readonly BoardPlace[] | undefined
    readonly isFetching: boolean
    readonly error?: unknown
    readonly refetch: () => unknown
  }
  /** Selected place, which may be missing from the loaded ones. */
  readonly value: BoardPlace | null
  readonly isDisabled?: boolean
  readonly onChange: (place: BoardPlace) => void
}

/** Selects a board or a list of the task board. */
export function PlaceSelect({ id, texts, query, value, isDisabled = false, onChange }: PlaceSelectProps) {
  const { currentData: places, isFetching, error, refetch } = query
  const offered = places ?? (value === null ? [] : [value])
  return (
    <Form.Item label={texts.label} htmlFor={id} extra={places?.length === 0 ? texts.none : texts.hint}>
      <Select
        id={id}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={texts.placeholder}
        loading={isFetching}
        disabled={isDisabled}
        options={offered.map((place) => ({ value: place.id, label: place.name }))}
        value={offered.some((place) => place.id === value?.id) ? value?.id : undefined}
        notFoundContent={isFetching ? null : texts.none}
        onChange={(chosen: string) => {
          const place = offered.find((one) => one.id === chosen)
          if (place !== undefined) onChange(place)
        }}
      />
      {error !== undefined && !isFetching && (
        <div style={{ marginTop: 8 }}>
          <FailureNotice
            error={error}
            heading={texts.failed}
            action={
              <button type="button" className="link-button" onClick={() => void refetch()}>
                {words.tryAgain}
              </button>
            }
          />
        </div>
      )}
    </Form.Item>
  )
}
