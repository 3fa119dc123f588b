import '@onair/widgets/preact'

/** What the types must refuse. */
export const wrong = (
  <>
    <onair-schedule view="month" />
    <onair-bag-counte />
    <onair-product ononair:added={({ detail }) => detail.nothing} />
  </>
)
