import { Fragment } from 'react'

/** Breaks lines between the parts of an address, not within a word; copying gives only the address. */
export function EmailAddress({ email }: { readonly email: string }) {
  return (
    <span>
      {email.split(/(?<=[@._+-])/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
