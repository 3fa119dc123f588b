/** How an applicant for the store card lives, in display order. */
export const housingStatuses = ['Own', 'Rent', 'Family', 'Other'] as const
/** How an applicant lives. */
export type HousingStatus = (typeof housingStatuses)[number]

/** How an applicant for the store card earns, in display order. */
export const employmentStatuses = [
  'FullTime',
  'PartTime',
  'SelfEmployed',
  'Retired',
  'Student',
  'Unemployed',
  'Other',
] as const
/** How an applicant earns. */
export type EmploymentStatus = (typeof employmentStatuses)[number]
