import { Container, PageHeader } from '@denk/shared/ui';

export default function AboutPage() {
  return (
    <Container>
      <PageHeader title="Hakkımızda" />
    </Container>
  );
}
