import { api } from '../api.ts'
import { endpoint } from '../endpoint.ts'

const writingService = api.injectEndpoints({
  endpoints: (build) => ({
    viewWritingService: build.query(endpoint('GET /writingService', {})),
    viewUsage: build.query(endpoint('GET /account/usage', {})),
  }),
})

export const { useViewWritingServiceQuery, useViewUsageQuery } = writingService
