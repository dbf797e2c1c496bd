import { Select as AntdSelect, type SelectProps } from 'antd'
import type { ComponentProps } from 'react'

type Options = NonNullable<SelectProps['options']>[number]

const components = { input: (props: ComponentProps<'input'>) => <input {...props} autoComplete="off" /> }

/** antd's select; its field stops browsers from suggesting a new password. */
export function Select<Value = unknown, Option extends Options = Options>(props: SelectProps<Value, Option>) {
  return <AntdSelect<Value, Option> components={components} {...props} />
}
