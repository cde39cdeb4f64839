import { Container, PageHeader } from '@denk/shared/ui';

export default function PremiumPage() {
  return (
    <Container>
      <PageHeader title="Premium" />
    </Container>
  );
}
