import { AccordionItem } from '~/ui/Accordion';
import { Avatar } from '~/ui/Avatar';
import { Button, type ButtonVariant } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Field } from '~/ui/Field';
import { PointsBadge } from '~/ui/PointsBadge';
import { Progress } from '~/ui/Progress';
import { RecognitionCard } from '~/ui/RecognitionCard';
import { Ring } from '~/ui/Ring';
import { SectionHeading } from '~/ui/SectionHeading';
import { SectionSkeleton } from '~/ui/SectionSkeleton';
import { Skeleton } from '~/ui/Skeleton';
import { Carousels } from './Carousels';
import { Choices } from './Choices';
import { Overlays } from './Overlays';
import { Sample } from './Sample';

const variants: readonly ButtonVariant[] = ['solid', 'outline', 'text', 'danger'];

/** For developers: every component of `ui` on one page. It is in no build; `npm run dev` serves it at /dev/design. */
export function DesignPage() {
  return (
    <main id="content" className="wrap py-10">
      <h1 className="text-4xl mb-8">Parts</h1>
      <Sample name="Headings">
        <SectionHeading title="A section's heading" text="And the line or two under it." />
      </Sample>
      <Sample name="Buttons">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button size="small">small</Button>
        <Button disabled>disabled</Button>
      </Sample>
      <Sample name="Cards">
        <Card className="p-6 w-64">A card</Card>
        <RecognitionCard
          from="Irene Roldán"
          initials="IR"
          to="to Marcus, evening crew"
          message="You closed on time."
          points="+500"
          className="w-80"
        />
        <Avatar initials="IR" />
        <PointsBadge>+250</PointsBadge>
      </Sample>
      <Choices />
      <Sample name="Accordion">
        <div className="w-full">
          <AccordionItem name="design" title="The first question">
            The first answer.
          </AccordionItem>
          <AccordionItem name="design" title="The second question">
            The second answer; it closes the first.
          </AccordionItem>
        </div>
      </Sample>
      <Carousels />
      <Overlays />
      <Sample name="Form fields">
        <Field label="A field" hint="optional" placeholder="Placeholder" className="w-72" />
        <Field label="A wrong one" problem="What is wrong with it" defaultValue="?" className="w-72" />
      </Sample>
      <Sample name="Progress">
        <Progress percent={68} className="w-60" />
        <Ring percent={80} className="size-20" />
      </Sample>
      <Sample name="Skeletons">
        <Skeleton className="h-8 w-60" />
        <SectionSkeleton className="min-h-40 w-full" />
      </Sample>
    </main>
  );
}
