import { Form, Input } from 'antd'
import { useId, type ComponentProps } from 'react'

interface CheckedFieldProps extends Omit<ComponentProps<typeof Input>, 'onChange' | 'value'> {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
}

/** A text that the server checks, such as a password or a code, with the server's error beside it. */
export function CheckedField({ label, value, onChange, error, ...input }: CheckedFieldProps) {
  const id = useId()
  const wrong =
    error === undefined ? {} : { validateStatus: 'error' as const, help: <span id={`${id}-help`}>{error}</span> }
  return (
    <Form.Item label={label} htmlFor={id} {...wrong}>
      <Input
        {...input}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-help`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Form.Item>
  )
}
