import Testimonials from './Testimonials';
import { TrustedBy } from './TrustedBy';

/** Who uses the product: what four customers say, and the companies of the trusted-by strip. */
export default function Voices() {
  return (
    <>
      <Testimonials />
      <TrustedBy />
    </>
  );
}
