/** A defect of an export. */
export type Damage =
  | { readonly of: 'no-file' | 'no-archive' | 'archive' | 'no-manifest' | 'format' | 'manifest' | 'some-manifest' }
  | { readonly of: 'line' | 'shared-funder' }
  | { readonly of: 'version'; readonly found: number | null; readonly readable: number }
  | { readonly of: 'account-manifest' | 'application' | 'text'; readonly account: string }
  | { readonly of: 'count'; readonly path: string; readonly found: number; readonly expected: number }
  | { readonly of: 'foreign-records'; readonly account: string; readonly kind: string }
  | { readonly of: 'file' | 'missing-file'; readonly account: string; readonly path: string }
  | { readonly of: 'part' | 'missing-part'; readonly path: string }

export interface TransferReasons {
  'transfer.account-exists': { readonly ids: readonly string[] }
  'transfer.damaged': Damage
  'transfer.differs': { readonly path: string; readonly line: number }
  'transfer.email-taken': { readonly email: string }
  'transfer.no-account': { readonly named: string }
  'transfer.not-the-owner': null
}
