import '@onair/widgets/solid'

/** What the types must refuse. */
export const wrong = () => (
  <>
    <onair-schedule view="month" />
    <onair-bag-counte />
  </>
)
