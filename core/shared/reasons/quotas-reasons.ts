export interface QuotaReasons {
  'quotas.applications': { readonly limit: number }
  'quotas.bytes': { readonly limit: number }
  'quotas.documents': { readonly limit: number }
  'quotas.funders': { readonly limit: number }
  'quotas.projects': { readonly limit: number }
  'quotas.reports': { readonly limit: number }
  'quotas.tasks': { readonly limit: number }
  'quotas.users': { readonly limit: number }
}
