/** The path of a programme's page. */
export const showPath = (id: string): string => `/pages/schedule?show=${encodeURIComponent(id)}`
