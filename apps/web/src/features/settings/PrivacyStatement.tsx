import { endpoint } from '../../shared/endpoint.ts'
import { settings, useSaveSettingsMutation } from './endpoints.ts'
import { Switch } from 'antd'
import type { Settings } from '../../../../../adapters/http-contract/accounts.ts'
import type { DataFlow } from '../../../../../adapters/http-contract/portal.ts'
import { runtimeConfig } from '../../shared/runtime-config.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import styles from './PrivacyStatement.module.css'

const privacy = settings.injectEndpoints({
  endpoints: (build) => ({
    listDataFlows: build.query({
      ...endpoint('GET /account/dataFlows', { read: ({ flows }) => flows }),
      providesTags: ['Settings'],
    }),
  }),
})

const { useListDataFlowsQuery } = privacy

const words = texts.privacyStatement

function Flow({ feature, service }: DataFlow) {
  const { name: part, leaves } = words.features[feature]
  return (
    <tr>
      <th scope="row">{part}</th>
      <td>{service === null ? words.nothing : words.to(leaves, service)}</td>
    </tr>
  )
}

function Flows({ flows }: { readonly flows: readonly DataFlow[] }) {
  return (
    <table className={styles.flows}>
      <thead>
        <tr>
          <th scope="col">{words.feature}</th>
          <th scope="col">{words.leaves}</th>
        </tr>
      </thead>
      <tbody>
        {flows.map((flow) => (
          <Flow key={flow.feature} {...flow} />
        ))}
      </tbody>
    </table>
  )
}

function StaysSwitch({ settings }: { readonly settings: Settings }) {
  const [save, { isError, isLoading }] = useSaveSettingsMutation()
  const { language, toneOfVoice } = settings
  const model = runtimeConfig.languageModel
  const hint = model === null ? words.noModel : model.isLocal ? words.localHint(model.name) : words.switchHint
  return (
    <>
      <div className="row">
        <Switch
          id="stays-on-server"
          checked={settings.staysOnServer}
          loading={isLoading}
          onChange={(staysOnServer) => void save({ language, toneOfVoice, staysOnServer })}
        />
        <label htmlFor="stays-on-server">{words.switch}</label>
      </div>
      <p className="muted">{hint}</p>
      {isError && !isLoading && <Notice tone="warning">{words.failed}</Notice>}
    </>
  )
}

/** Data that each service receives, part by part, with the switch that keeps the account's documents here. */
export function PrivacyStatement({ settings }: { readonly settings: Settings }) {
  const query = useListDataFlowsQuery()
  return (
    <section className={`card stack tight ${styles.card}`} aria-labelledby="privacy-statement">
      <h2 id="privacy-statement">{words.title}</h2>
      <StaysSwitch settings={settings} />
      <LoadState query={query} skeleton={<SkeletonLines count={8} height={24} />}>
        {(flows) => <Flows flows={flows} />}
      </LoadState>
    </section>
  )
}
