import { Container, PageHeader } from '@denk/shared/ui';

export default function ExpertsPage() {
  return (
    <Container>
      <PageHeader title="Uzmanlar" />
    </Container>
  );
}
